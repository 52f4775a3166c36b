import { capitalized } from '#builtin/understand/words/identifier.ts';

const NUMBER = /(?:^|[\s,;:])(\d{1,2})[.)]\s+/gu;
const FIRST = /(?:^|[.:;,]\s*)(?:first|zuerst|zunächst|d['’]abord|primero|prima|primeiro)\s+([^.;\n]+)/iu;
const THEN =
  /,?\s+(?:(?:and|und|et|y|e)\s+)?(?:then|next|finally|after that|dann|danach|anschließend|zuletzt|puis|ensuite|enfin|luego|después|finalmente|poi|infine|depois|por fim)\s+/iu;
const TITLE_MAX_CHARS = 60;
const MIN_TOLD = 3;

/**
 * The steps that a request writes out one after another: "1) choose the zone, 2) enter the counts, 3) check" or "first who moves in, then
 * which flat, then check". Empty if it does not.
 */
export function writtenSteps(prompt: string): string[] {
  const numbered = numberedSteps(prompt);
  const told = numbered.length > 1 ? numbered : (FIRST.exec(prompt)?.[1] ?? '').split(THEN);
  if (numbered.length < 2 && told.length < MIN_TOLD) return [];
  const titles = told.map((text) => capitalized(text.replace(/[\s,;:]+$/u, '').trim()));
  return titles.every((title) => title !== '' && title.length <= TITLE_MAX_CHARS) ? titles : [];
}

function numberedSteps(prompt: string): string[] {
  const marks = [...prompt.matchAll(NUMBER)];
  if (!marks.every(([, number], at) => Number(number) === at + 1)) return [];
  return marks.map((mark, at) => {
    const text = prompt.slice(mark.index + mark[0].length, marks[at + 1]?.index);
    return text.split(/[.;\n]/u, 1)[0] ?? '';
  });
}
