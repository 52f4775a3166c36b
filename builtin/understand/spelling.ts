// Words that decide what is asked for; a slip of one letter in them is read as they are meant.
const MEANT = (
  'description address message password telephone birthday signature quantity comments attachment feedback ' +
  'dashboard calendar settings preferences wizard onboarding timeline checklist pricing confirmation newsletter ' +
  'registration reservation appointment schedule location editor invoice customer inventory ' +
  'beschreibung nachricht kalender einstellungen formular passwort'
).split(' ');
const SHORTEST = 6;

/** A folded text whose misspelled words are spelled as they are meant, where only one letter is off. */
export function spelled(text: string): string {
  return text.replaceAll(/[a-z]{6,}/g, (word) =>
    MEANT.includes(word) ? word : (MEANT.find((meant) => isSlip(word, meant)) ?? word),
  );
}

// One letter wrong, missing, too many, or two changed places; a plural is no slip.
function isSlip(word: string, meant: string): boolean {
  if (
    word.length < SHORTEST ||
    Math.abs(word.length - meant.length) > 1 ||
    `${meant}s` === word ||
    `${word}s` === meant
  )
    return false;
  let start = 0;
  while (start < word.length && word[start] === meant[start]) start += 1;
  const [rest, wanted] = [word.slice(start), meant.slice(start)];
  if (start === 0) return false;
  return (
    rest.slice(1) === wanted.slice(1) ||
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    (rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2))
  );
}
