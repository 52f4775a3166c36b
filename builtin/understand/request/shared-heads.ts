import { setOf } from '#builtin/understand/learned/connectives.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';
import { NAME_TAGS, type TaggedPart } from './tagged-part.ts';

// Words that come after their noun and of which two may share it: "grau do olho direito e esquerdo".
const SHARERS = setOf(
  [
    'droit droite gauche derecho derecha izquierdo izquierda direito direita esquerdo esquerda destro destra sinistro sinistra',
    'initial initiale final finale inicial iniziale minimum maximum minimo minima maximo maxima massimo massima',
    'ancien ancienne nouveau nouvelle anterior posterior actual nuevo nueva viejo vieja antigo antiga novo nova attuale nuovo nuova precedente',
    'left right links rechts',
  ].join(' '),
);
const AND = /^\s(?:e|y|et|und|and|ou|o|or|oder)\s$/u;

/** Gives a name that is only the second of two such words the noun of the first: "grau do olho esquerdo". */
export function withSharedHeads(prompt: string, parts: readonly TaggedPart[]): TaggedPart[] {
  return parts.map((part, at) => {
    const before = parts[at - 1];
    if (before === undefined || !NAME_TAGS.has(part.tag) || before.tag !== part.tag) return part;
    const words = before.text.split(' ');
    const last = words.at(-1) ?? '';
    const isPair = SHARERS.has(foldText(part.text)) && SHARERS.has(foldText(last)) && words.length > 1;
    if (!isPair || !AND.test(prompt.slice(before.end, part.start))) return part;
    return { ...part, text: [...words.slice(0, -1), part.text].join(' ') };
  });
}
