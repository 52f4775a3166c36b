const TITLES = 'Dr Dra Drs Prof Profa Mr Mrs Ms Mme Mlle Hr Fr Sr Sra Srta Sig Sigra Dott Dottssa St Sta Ing';
// Without "No", which is more often an answer.
const OTHERS = 'Nr Nº';

/** The pattern of a title at the end of a text, before its full stop: "Dra" in "with Dra". */
export const TITLE_AT_END = endingIn(TITLES);
const ABBREVIATION_AT_END = endingIn(`${TITLES} ${OTHERS} \\p{Lu}`);
const LONGEST_CHARS = 8;

/** True if a full stop at a position belongs to the word before it: "Dr. Kaur", "Nr. 5", "J. Smith". */
export function isStopOfWord(text: string, at: number): boolean {
  return ABBREVIATION_AT_END.test(text.slice(Math.max(0, at - LONGEST_CHARS), at));
}

function endingIn(words: string): RegExp {
  return new RegExp(`(?:^|[\\s(])(?:${words.replaceAll(' ', '|')})$`, 'u');
}
