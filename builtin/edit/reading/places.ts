import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { findTargets } from '#builtin/edit/finding/targets.ts';
import type { Cue } from '#builtin/edit/words/cues.ts';
import { ANY_LANGUAGE } from '#builtin/edit/words/lexicon.ts';
import { cuesIn } from '#builtin/edit/words/meanings.ts';
import { ordinalAt } from '#builtin/edit/words/ordinals.ts';
import { superlativesIn } from '#builtin/edit/words/superlatives.ts';
import type { Change } from './changes.ts';
import type { Command, Where } from './command.ts';
import {
  referent,
  targetsOf,
  textBefore,
  textOf,
  wordsWith,
  type Attempt,
  type ChangeContext,
} from './words-of-change.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const SIDES: readonly Cue[] = ['first', 'last', 'up', 'down'];
const LEFT_WORDS = words('left links gauche izquierda sinistra esquerda');
const RIGHT_WORDS = words('right rechts droite derecha destra direita');
const END_WORDS = words('top bottom front start end beginning oben unten haut bas arriba abajo alto basso cima baixo');
const PAGE_WORDS = words('page screen seite bildschirm ecran pagina pantalla schermo tela very');
const VERTICAL_WORDS = words(
  'above over below under beneath underneath uber unter oberhalb unterhalb sous dessus dessous sopra sotto cima encima arriba debajo abajo acima abaixo embaixo',
);
const PREPOSITION_CHARS = 16;

/** Where a change places something: beside a thing, at an end, or inside a part. */
function placeOf(change: Change, context: ChangeContext): Where | undefined {
  const [anchor] = [...wordsWith(change, 'after'), ...wordsWith(change, 'before')];
  if (anchor !== undefined) {
    const before = wordsOf(textBefore(anchor, context.prompt, PREPOSITION_CHARS));
    const isVertical = before.some((word) => VERTICAL_WORDS.has(word));
    const side = anchor.tag === 'after' ? 'after' : 'before';
    return { side, anchor: referent(anchor.text, context), ...(isVertical ? { isVertical } : {}) };
  }
  const at = textOf(change, 'at');
  const inside = textOf(change, 'inside');
  return endIn(at) ?? (inside === undefined ? undefined : { side: 'inside', anchor: referent(inside, context) });
}

/** The same for something new: "at the top" is the first place, wherever it would move a thing that is there. */
export function placeOfNew(change: Change, context: ChangeContext): Where | undefined {
  const where = placeOf(change, context);
  if (where === undefined) return undefined;
  const part = where.side === 'inside' ? partOfNew(change, context) : undefined;
  const side = where.side === 'up' ? 'first' : where.side === 'down' ? 'last' : where.side;
  return { ...where, side, ...(part === undefined ? {} : { anchor: referent(part, context) }) };
}

/** What something new goes into. "Every" card may stand before the words that are tagged. */
export function partOfNew(change: Change, { prompt }: ChangeContext): string | undefined {
  const [inside] = wordsWith(change, 'inside');
  if (inside === undefined) return undefined;
  const last = change.words.findLast(({ end }) => end <= inside.start)?.end ?? 0;
  const lead = prompt.slice(Math.max(last, inside.start - PREPOSITION_CHARS), inside.start);
  const before = wordsOf(lead).slice(-2);
  const at = before.findIndex((word) => cuesIn(word).includes('all'));
  return at < 0 ? inside.text : [...before.slice(at), inside.text].join(' ');
}

/** The end that words name: "at the very top", "on the left", "third". */
function endIn(text: string | undefined): Where | undefined {
  if (text === undefined) return undefined;
  const all = wordsOf(text);
  const ordinal = all.flatMap((_, at) => ordinalAt(all, at, ANY_LANGUAGE)?.meaning ?? [])[0];
  if (ordinal === '1' || ordinal === '2' || ordinal === '3') return { side: 'at', index: Number(ordinal) };
  // "right at the top" is no side.
  const isUpright = all.some((word) => END_WORDS.has(word));
  const [isLeft, isRight] = [LEFT_WORDS, RIGHT_WORDS].map((side) => !isUpright && all.some((word) => side.has(word)));
  const told = cuesIn(text).find((cue) => SIDES.includes(cue));
  const isFirst = ordinal === '0' || (isLeft === true && isRight === false);
  const side =
    told ?? (isFirst ? 'first' : ordinal === '-1' || (isRight === true && all.length < 4) ? 'last' : undefined);
  if (side !== 'first' && side !== 'last' && side !== 'up' && side !== 'down') return undefined;
  const isSideways = isLeft === true || isRight === true;
  const isWholePage = !isSideways && all.some((word) => PAGE_WORDS.has(word));
  return { side, ...(isSideways ? { isSideways } : {}), ...(isWholePage ? { isWholePage } : {}) };
}

/** True for "the page" and "this screen". */
export function meansPage(text: string): boolean {
  const all = wordsOf(text);
  return all.length > 0 && all.length <= 2 && all.some((word) => PAGE_WORDS.has(word));
}

const TO_OTHERS = 'to the other,zu den anderen,avec les autres,con los otros,con las otras,con gli altri,con le altre';
const OTHERS_CHARS = 60;

// "up to the other figures at the top": among them.
function amongOthers(change: Change, { spec, prompt }: ChangeContext): Where | undefined {
  const end = wordsWith(change, 'moved').at(-1)?.end;
  const after = end === undefined ? '' : prompt.slice(end, end + OTHERS_CHARS).replace(/^\s(?:up |down |over )?/iu, '');
  const to = TO_OTHERS.split(',').find((one) => after.toLowerCase().startsWith(`${one} `));
  const [anchor = ''] = to === undefined ? [] : wordsOf(after.slice(to.length));
  return anchor === '' || findTargets(spec, anchor).length === 0 ? undefined : { side: 'inside', anchor };
}

/** The moves that a change asks for, one after another to the same place. */
export function moves(change: Change, context: ChangeContext): Attempt[] {
  const where = amongOthers(change, context) ?? placeOf(change, context);
  if (where === undefined) return [];
  const insides = wordsWith(change, 'inside').map(({ text }) => text);
  const other = where.anchor === undefined ? undefined : endIn(textOf(change, 'at'));
  const targets = targetsOf({ ...change, words: wordsWith(change, 'moved') }, 'moved', context);
  const isConsecutive = where.side === 'first' || where.side === 'after' || where.side === 'at';
  // "for both sender and recipient": once in each part.
  const scopes = insides.length === 0 || where.side === 'inside' ? [{}] : insides.map((within) => ({ within }));
  return targets.flatMap((target, at) =>
    scopes.map((scope): Attempt => {
      const before = targets[at - 1];
      const own: Where = at > 0 && isConsecutive && before !== undefined ? { side: 'after', anchor: before } : where;
      const places = other === undefined ? [own] : [own, other];
      const order = places.flatMap((place) => orderMeant(target, place));
      return [...order, ...places.map((place) => ({ verb: 'move' as const, target, where: place, ...scope }))];
    }),
  );
}

// "the highest amounts at the top" is an order of the entries.
function orderMeant(target: string, { side, isSideways }: Where): Command[] {
  if ((side !== 'first' && side !== 'last') || isSideways === true) return [];
  const [superlative] = superlativesIn(wordsOf(target));
  if (superlative === undefined) return [];
  const { compares, isDown } = superlative;
  const by = wordsOf(target)
    .filter((word) => superlativesIn([word]).length === 0)
    .join(' ');
  const isFlipped = side === 'last';
  return [{ verb: 'sort', target: undefined, by, isDown: isDown !== isFlipped, compares, clauseText: target }];
}
