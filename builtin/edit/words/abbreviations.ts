const TITLES = 'Dr Dra Drs Prof Profa Mr Mrs Ms Mme Mlle Hr Fr Sr Sra Srta Sig Sigra Dott Dottssa St Sta Ing';
// Without "No", which is more often an answer.
const OTHERS = 'Nr Nº';

/** The pattern of a title at the end of a text, before its full stop: "Dra" in "with Dra". */
export const TITLE_AT_END = endingIn(TITLES);
const ABBREVIATION_AT_END = endingIn(`${TITLES} ${OTHERS} \\p{Lu}`);
const LONGEST_CHARS = 8;

/** A day of the month at the end of a text, before its full stop: "Bis 1" in "Bis 1. Juni". */
export const DAY_AT_END = /(?:^|\s)(?:[12]?\d|3[01])$/u;
/** The full stop after a day, and its month. */
export const MONTH_AFTER =
  /^\.\s+(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L})/u;
const MONTH_CHARS = 14;

/** True if a full stop at a position belongs to the word before it: "Dr. Kaur", "Nr. 5", "J. Smith", "1. Juni". */
export function isStopOfWord(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - LONGEST_CHARS), at);
  return (
    ABBREVIATION_AT_END.test(before) || (DAY_AT_END.test(before) && MONTH_AFTER.test(text.slice(at, at + MONTH_CHARS)))
  );
}

function endingIn(words: string): RegExp {
  return new RegExp(`(?:^|[\\s(])(?:${words.replaceAll(' ', '|')})$`, 'u');
}
