import { foldText } from '../understand/fold-text.ts';
import type { Command } from './commands.ts';
import { LOOK_OF } from './looks.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

// What a clause about looks may begin with besides the look itself.
const STYLE_VERBS = words(
  'make makes let have set turn put show display arrange lay align mark style color colour render use should give mach mache stelle setze zeige ordne nutze lass rends rendre mets mettre affiche dispose utilise passe haz hazlo pon poner muestra usa deja fai rendi metti mostra disponi usa faca deixe deixa coloque coloca ponha mostre torne use',
);
// Other changes, whose words may happen to name a look.
const OTHER_VERBS = words(
  'add insert include append remove delete drop hide rename relabel retitle call sort order swap exchange replace fill prefill limit move fuge erganze entferne losche benenne verschiebe sortiere ajoute ajouter supprime supprimer renomme deplace trie anade agrega elimina quita renombra mueve ordena aggiungi rimuovi rinomina sposta ordina adicione adiciona remova remove renomeie mova',
);
const CHANGE_VERBS = words(
  'change set update switch turn andere setze change changer cambia modifica mude altere altera',
);
const TO = words('to into auf in zu en a por em para');
// Words between, before and behind a look and what it is about.
const LINKS = words(
  'should must ought to into as be in on a an at for of is are it so more much bit little slightly please instead out up auf zu als an dar soll sollte sollen sein werden bitte etwas in mit en de sur pour doit devrait doivent etre sois un peu s il te vous plait por favor debe deben ser estar mas con per deve devono essere favore con para deve devem ficar em com',
);

// Nouns that may follow a look: "make it a red button".
const NOUNS = words('button color colour text field knopf farbe couleur bouton color boton colore pulsante cor botao');

type Word = { text: string; folded: string };

/** The change of a look that a clause asks for: "make the title bigger", "zwei Spalten für das Formular". */
export function readLook(clause: string): Command | undefined {
  const all = (clause.match(/["“„«][^"”“»]*["”“»]|[^\s]+/gu) ?? []).map((text) => ({
    text: text.replace(/[,.!]+$/u, ''),
    folded: /^["“„«]/u.test(text) ? '"' : foldText(text).replaceAll(/[,.!]/g, '').replaceAll(/['’]/g, ' '),
  }));
  const first = all[0]?.folded ?? '';
  if (OTHER_VERBS.has(first)) return undefined;
  const found = lookAmong(all);
  if (found === undefined) return undefined;
  const before = all.slice(0, found.at);
  const behind = all.slice(found.at + found.count);
  const isChange = CHANGE_VERBS.has(first) && !STYLE_VERBS.has(first);
  if (isChange && (behind.length > 0 || !TO.has(before.at(-1)?.folded ?? ''))) return undefined;
  const isLast = behind.every(({ folded }) => LINKS.has(folded) || NOUNS.has(folded));
  const isFirst = before.every(({ folded }) => STYLE_VERBS.has(folded) || LINKS.has(folded));
  if (!isLast && !isFirst) return undefined;
  const lead = before.findIndex(({ folded }) => !STYLE_VERBS.has(folded) && !CHANGE_VERBS.has(folded));
  const target = isLast && !isFirst ? before.slice(Math.max(lead, 0)) : behind;
  return {
    verb: 'style',
    target: trimmed(target)
      .map(({ text }) => text)
      .join(' '),
    look: found.look,
  };
}

type Found = { look: string; at: number; count: number };

// The last one; of those that overlap the longest: "plus grand" before "grand".
function lookAmong(all: readonly Word[]): Found | undefined {
  for (let end = all.length; end > 0; end -= 1) {
    for (let at = Math.max(0, end - 5); at < end; at += 1) {
      const look = LOOK_OF.get(
        all
          .slice(at, end)
          .map(({ folded }) => folded)
          .join(' '),
      );
      if (look !== undefined) return { look, at, count: end - at };
    }
  }
  return undefined;
}

function trimmed(target: readonly Word[]): Word[] {
  const from = target.findIndex(({ folded }) => !LINKS.has(folded));
  const to = target.findLastIndex(({ folded }) => !LINKS.has(folded));
  return from === -1 ? [] : target.slice(from, to + 1);
}
