import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { isOneOf, says, wordList } from '#builtin/understand/words/word-list.ts';
import type { Column } from '#builtin/understand/data/column.ts';

const UNITS = wordList(
  'unit|units|uom|unit of measure|ud|uds|udm|eh|einh|einheit|masseinheit|unite|unidad|unidade|unita|unita misura|unita di misura',
);
/** Names of what is measured and of the limits for it; a price or a rank has no such unit. */
const MEASURED = wordList(
  'value|val|qt|qte|cant|result|reading|measured|measurement|actual|current|previous|last|target|quantity|qty|stock|on hand|amount|min*|max*|low|lower|high|upper|limit|threshold|reorder*',
  'wert|messwert|ergebnis|ist|soll|menge|bestand|vorher*|unter*|ober*|grenz*|valeur|resultat|mesure|quantite|precedent*|bas|haut|seuil|valor|resultado|medid*|cantidad|anterior|inferior|superior',
  'valore|risultato|misurat*|quantita|quantidade|estoque|soglia|limite',
);

/** Numbers of records that hold their unit in a member of its own are written with it: "11.2 g/dL". */
export function withUnits(columns: readonly Column[]): Column[] {
  const unit = columns.find(
    ({ key, kind, path }) => kind === 'text' && path === undefined && isOneOf(UNITS, wordsOf(key).join(' ')),
  );
  const measured = columns.filter((column) => isMeasured(column, columns));
  if (unit === undefined || measured.length === 0) return [...columns];
  return columns.map((column): Column => {
    if (column === unit) return { ...column, hidden: 'unit' };
    const { format } = column;
    if (!measured.includes(column)) return column;
    if (format.as === 'number') return { ...column, format: { ...format, unitKey: unit.key } };
    return { ...column, format: { as: 'number', unitKey: unit.key, decimals: 2 } };
  });
}

// Also what limits are named after: "temp" beside "temp_min".
function isMeasured({ key, format, path }: Column, columns: readonly Column[]): boolean {
  // An "amount" of 1.5 beside the unit "kg" is none of money.
  const isBareAmount = format.as === 'money' && format.currency === undefined && format.currencyKey === undefined;
  if ((format.as !== 'number' || format.unit !== undefined) && !isBareAmount) return false;
  if (path !== undefined) return false;
  const words = wordsOf(key).join(' ');
  return says(MEASURED, words) || columns.some((one) => LIMIT.test(one.key) && one.key.replace(LIMIT, '') === key);
}

const LIMIT = /_?(?:min|max|low|high)$/i;
