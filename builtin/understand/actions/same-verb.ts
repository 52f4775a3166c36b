const IRREGULAR = new Map([
  ['pay', 'paid'],
  ['send', 'sent'],
  ['sell', 'sold'],
  ['complete', 'done'],
  ['finish', 'done'],
  ['freeze', 'frozen'],
  ['hide', 'hidden'],
  ['lend', 'lent'],
  ['withdraw', 'withdrawn'],
]);
const STEM_CHARS = 3;
const LONG_STEM_CHARS = 5;
const ENDING_CHARS = 4;

/** Whether a state is named after a verb: "shipped" after "ship", "abgelehnt" after "ablehnen", "payée" after "payer". */
export function haveSameVerb(verb: string, state: string): boolean {
  if (verb === '' || state === '') return false;
  if (IRREGULAR.get(verb) === state) return true;
  return [state, state.replace(/^(.{2,4})ge(?=.{3})/, '$1'), state.replace(/^ge(?=.{4})/, '')].some((one) => {
    const [short, long] = one.length <= verb.length ? [one, verb] : [verb, one];
    let shared = 0;
    while (shared < short.length && short[shared] === long[shared]) shared += 1;
    const isLongEnough = shared >= LONG_STEM_CHARS || (shared >= STEM_CHARS && shared >= short.length - 2);
    return isLongEnough && long.length - shared <= Math.min(ENDING_CHARS, shared);
  });
}

/** "devolvible" says whether "solicitar_devolucion" is possible: a noun may be longer than the verb. */
export function isAbleTo(word: string, ability: string): boolean {
  return haveSameVerb(word, ability) || word.slice(0, LONG_STEM_CHARS) === ability.slice(0, LONG_STEM_CHARS);
}

// Beginnings of verbs that take back what the rest of the word does.
const UNDOING = /^(?:un(?=.{3})|(?:dis|des|de|ent|s(?=blocc|cong|attiv))(?=.{4}))/;

/** The verb that a verb takes back: "unlock" gives "lock", "desbloquear" "bloquear", "entsperren" "sperren". */
export function undoneVerb(verb: string): string | undefined {
  const rest = verb.replace(UNDOING, '');
  return rest === verb ? undefined : rest;
}
