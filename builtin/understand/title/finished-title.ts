import { foldText } from '#builtin/understand/words/fold-text.ts';
import { setOf } from '#builtin/understand/learned/connectives.ts';
import { DANGLING, PARTICLES } from './trimmed-runs.ts';

// "Hearings next" waits for its week.
const WAITING = setOf(
  'next last this coming nachste nachsten nachster letzte letzten letzter diese dieser prochaine prochain cette ce proxima proximo ' +
    'esta este ultima ultimo prossima prossimo questa questo',
);
const SIGNS = `'"“”„«»‘’,.;:!?(–—-/&+`;

/**
 * A title without what it cannot end in: a sign, a quotation mark that nothing closes, a preposition, a word that waits for the next
 * one. The word that the request goes on with is added where that is a time: "hearings next" is "hearings next week".
 */
export function finishedTitle(title: string | undefined, prompt: string): string | undefined {
  if (title === undefined) return undefined;
  const words = title.split(/\s+/u).filter((word) => word !== '');
  if (WAITING.has(foldText(words.at(-1) ?? ''))) {
    const at = foldText(prompt).indexOf(foldText(title));
    const [next = ''] =
      at < 0
        ? []
        : prompt
            .slice(at + title.length)
            .trimStart()
            .split(/[^\p{L}]/u, 1);
    if (next !== '') return `${title} ${next}`;
  }
  let end = words.length;
  const isPhrasalVerb = words.length === 2 && PARTICLES.has(words[1]?.toLowerCase() ?? '');
  if (isPhrasalVerb) return title;
  while (end > 0 && isLoose(words[end - 1] ?? '')) end -= 1;
  const whole = words.slice(0, end).join(' ');
  return withoutSigns(whole) || undefined;
}

function isLoose(word: string): boolean {
  const bare = withoutSigns(word).toLowerCase();
  return bare === '' || DANGLING.has(bare) || WAITING.has(foldText(bare));
}

// Signs at the ends, but not a mark whose other half is inside.
function withoutSigns(text: string): string {
  let [from, to] = [0, text.length];
  const isPaired = (sign: string) => SIGNS.slice(0, 9).includes(sign) && text.split(sign).length > 2;
  while (to > from && isSign(text.charAt(to - 1)) && !isPaired(text.charAt(to - 1))) to -= 1;
  while (from < to && isSign(text.charAt(from)) && !isPaired(text.charAt(from))) from += 1;
  return text.slice(from, to).trim();
}

function isSign(letter: string): boolean {
  return SIGNS.includes(letter) || letter === ' ';
}
