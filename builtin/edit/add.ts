import { type Part, part } from '../part.ts';
import { foldText } from '../understand/fold-text.ts';
import type { Understanding } from '../understand/understanding.ts';
import { addButton } from './add-button.ts';
import { addChart } from './add-chart.ts';
import { addColumns } from './add-columns.ts';
import { addFields } from './add-fields.ts';
import { addItem } from './add-item.ts';
import { addLane } from './add-lane.ts';
import { addOption } from './add-option.ts';
import { addSearch } from './add-search.ts';
import type { Where } from './commands.ts';
import { addStat } from './add-stat.ts';
import { enumerationIn, namesOnlyKind } from './enumerated.ts';
import { insertPart } from './insert-part.ts';
import { type Patch, placesOf } from './patch.ts';
import { QUOTED } from './quoted-words.ts';

/**
 * Adds what a phrase names: fields to a form, a column to a table, an option to a choice, a button, a title, a text; of
 * several things of one kind each.
 */
export function add(patch: Patch, u: Understanding, thing: string, where: Where | undefined): boolean {
  const several = enumerationIn(thing);
  return several === undefined ? addOne(patch, u, thing, where) : addEach(patch, u, several, where);
}

function addOne(patch: Patch, u: Understanding, thing: string, where: Where | undefined): boolean {
  if (namesOnlyKind(thing)) return false;
  const words = foldText(thing);
  if (/\boptions?\b/.test(words)) return addOption(patch, thing);
  if (/\b(?:columns?|lanes?|stages?|spalte)\b/.test(words) && addLane(patch, thing, where)) return true;
  const table = placesOf(patch.spec).find(({ element }) => element.type === 'DataTable');
  if (/\b(?:column|spalte|colonne|columna)s?\b/.test(words) && table !== undefined)
    return addColumns(patch, table.id, thing, where);
  if (/\b(?:button|knopf|schaltflache|bouton|boton)\b/.test(words)) return addButton(patch, u, thing, where);
  if (/\b(?:heading|title|headline|subtitle|uberschrift|titre|titulo)\b/.test(words) && QUOTED.test(thing)) {
    return addPart(
      patch,
      part('heading', 'Heading', { text: QUOTED.exec(thing)?.[1] ?? '', level: 'h2' }),
      where ?? { side: 'first' },
    );
  }
  if (/\b(?:text|paragraph|note|message|hint|sentence|disclaimer|line)\b/.test(words) && QUOTED.test(thing)) {
    return addPart(patch, part('note', 'Text', { text: QUOTED.exec(thing)?.[1] ?? '' }), where);
  }
  if (/\b(?:divider|separator|trennlinie)\b/.test(words))
    return addPart(patch, part('divider', 'Separator', {}), where);
  if (/\b(?:search|suche|suchfeld|recherche|busqueda|buscador)\b/.test(words) && table !== undefined)
    return addSearch(patch, u, table, where);
  if (/\b(?:charts?|graphs?|diagramm|graphique|grafico)\b/.test(words)) return addChart(patch, u, thing, where);
  if (/\b(?:stats?|kpis?|figures?|metrics?|tiles?|kennzahl)\b/.test(words) && addStat(patch, u, thing)) return true;
  return addItem(patch, thing) || addFields(patch, u, thing, where);
}

// What stands behind or before one place is put there from the other end.
function addEach(patch: Patch, u: Understanding, things: readonly string[], where: Where | undefined): boolean {
  const inTurn = where?.side === 'after' || where?.side === 'first' ? things.toReversed() : things;
  return inTurn.map((thing) => addOne(patch, u, thing, where)).some((isAdded) => isAdded);
}

function addPart(patch: Patch, piece: Part, where: Where | undefined): boolean {
  insertPart(patch, piece, where, 'page');
  return true;
}
