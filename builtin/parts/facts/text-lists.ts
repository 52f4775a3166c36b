import { part, type Part, read } from '#builtin/part.ts';
import type { Fact, ValueList } from '#builtin/understand/data/data-shape.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { endsIn, wordList } from '#builtin/understand/words/word-list.ts';

const WARNINGS = wordList(
  'warning|warnings|alerts|cautions|warnung|warnungen|warnhinweise|avertissement|avertissements|alertes|advertencia|advertencias|alertas',
  'avviso|avvisi|avvertenze|aviso|avisos|advertencias',
);
const STEPS = wordList(
  'steps|instructions|directions|method|procedure|schritte|anleitung|zubereitung|ablauf|etapes|deroulement|marche a suivre',
  'pasos|instrucciones|preparacion|passaggi|istruzioni|preparazione|procedimento|passos|instrucoes|preparo|modo de preparo',
);

/**
 * Sentences of one list: warnings are alerts, and steps have their numbers; others stand line by line.
 *
 * @param paths where each of them is in the state
 * @returns undefined for words that are better chips
 */
export function textList(
  { key, values }: ValueList,
  title: string,
  paths: readonly string[],
  areLong: boolean,
): Part[] | undefined {
  const name = identifier(key, 'values');
  const called = wordsOf(key).join(' ');
  const areSentences = values.every((value) => String(value).includes(' '));
  if (areSentences && endsIn(WARNINGS, called)) return paths.map((path) => alertAt(name, path));
  const areSteps = values.length > 1 && areSentences && endsIn(STEPS, called);
  if (!areLong && !areSteps) return undefined;
  const lines = paths.map((path, at) => (areSteps ? numbered(name, path, at) : textAt(name, path)));
  return [part(`${name}Card`, 'Card', { title }, lines)];
}

/** True for a single sentence that warns. */
export function isWarning({ key, kind, value }: Fact): boolean {
  return (
    (kind === 'text' || kind === 'longText') && String(value).includes(' ') && endsIn(WARNINGS, wordsOf(key).join(' '))
  );
}

/** An alert that says it. */
export function warningAlert({ key, pointer }: Fact): Part {
  return alertAt(identifier(key, 'warning'), pointer);
}

function alertAt(name: string, path: string): Part {
  return part(`${name}Alert`, 'Alert', { title: read(path), tone: 'warning' });
}

function textAt(name: string, path: string): Part {
  return part(`${name}Text`, 'Text', { text: read(path) });
}

function numbered(name: string, path: string, at: number): Part {
  return part(`${name}Step`, 'Stack', { direction: 'horizontal', gap: 'sm', align: 'start', wrap: false }, [
    part(`${name}Number`, 'Text', { text: `${at + 1}.`, variant: 'muted' }),
    textAt(name, path),
  ]);
}
