import type { Column } from '#builtin/understand/data/column.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import type { Language } from '#builtin/understand/words/language.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';
import { placeOf } from '#builtin/written-value.ts';
import { conceptsOf } from './concepts.ts';
import { isNumeric, isShare } from './limit-tests.ts';
import { columnsHolding, meaningfulColumns } from './named-column.ts';
import type { Around, RecordTest } from './record-tests.ts';

// Measures that are bad where they are high.
const BAD_IF_HIGH = wordList(
  'leak*|loss*|lost|defect*|error*|fault*|fail*|complain*|delay*|wait*|late*|overdue|scrap*|waste*|damag*|risk*|accident*|incident*|absen*|churn',
  'debt*|arrears|mortality|infect*|pollut*|noise|downtime|cost*|crime*|dropout*|vacan*|rejects|reject*|no show*|miss*|severity|emission*|consumption',
  'verlust*|leck*|fehler*|ausfall*|ausfalle|beschwerde*|verspatung*|warte*|ausschuss*|abfall*|schaden*|schad*|risik*|unfall*|fehlzeit*|ruckstand*',
  'schuld*|kosten|larm|verbrauch*|mangel*|storung*|perte*|fuite*|defaut*|erreur*|panne*|plainte*|retard*|attente|rebut*|dechet*|dommage*|risque*',
  'dette*|impaye*|cout*|perdida*|fuga*|defecto*|fallo*|queja*|retraso*|espera|merma*|residuo*|dano*|riesgo*|accidente*|ausencia*|deuda*|coste*',
  'perdit*|difett*|errore|errori|guast*|reclam*|ritard*|attesa|scart*|rifiut*|dann*|risch*|inciden*|assenz*|debit*|cost*|perda*|defeito*|erro|erros',
  'falha*|atraso*|desperdicio*|risco*|acidente*|falta*|divida*|custo*|devol*|incumpl*|error*',
);
// Measures that are bad where they are low.
const BAD_IF_LOW = wordList(
  'viab*|quality|rating*|score*|point*|availab*|progress|yield*|efficien*|coverage|punctual*|on time|uptime|satisf*|stock|attendance|complian*|germinat*',
  'margin*|revenue|sales|conver*|complet*|health|battery|profit*|survival|occupancy|turnout|accuracy|performance|remaining|balance',
  'keimfahig*|qualitat*|bewertung*|punkte|verfugbar*|fortschritt*|ausbeute*|ertrag*|punktlich*|zufrieden*|bestand*|anwesen*|umsatz*|marge*|ladung',
  'auslastung*|qualite|points|disponib*|progr*|rendement*|ponctual*|stock|presence|reussite|taux de remplissage|calidad|puntos|rendimient*',
  'puntual*|existencias|asistencia|aforo|qualita|punti|rendiment*|puntegg*|scorte|presenz*|qualidade|pontos|rendimento|pontual*|estoque|presenca*',
);

/** Whether a measure is bad where it is high, by the words about it or the limits in its records; undefined where neither decides. */
export function isBadIfHigh(column: Column, set: RecordSet, around: Around): boolean | undefined {
  const asked = badSideAsked(around.request ?? []);
  const names = [column.key, column.label, set.key, (around.request ?? []).join(' ')].map((one) =>
    wordsOf(one).join(' '),
  );
  const verdicts = names.map((one) => {
    const [high, low] = [says(BAD_IF_HIGH, one), says(BAD_IF_LOW, one)];
    return high === low ? undefined : high;
  });
  const [own, label, ofSet, ofRequest] = verdicts;
  return own ?? label ?? asked ?? limitSide(set) ?? ofSet ?? ofRequest;
}

// "Spot everything under 75 %": what is asked to stand out is bad.
function badSideAsked(words: readonly string[]): boolean | undefined {
  const isSaid = (pattern: RegExp) => words.some((word, at) => pattern.test(word) && /^\d/.test(words[at + 1] ?? ''));
  const low = isSaid(/^(?:below|under|unter|sous|debajo|sotto|abaixo)$/);
  const high = isSaid(/^(?:above|over|uber|dessus|encima|sopra|oltre|acima)$/);
  return low === high ? undefined : high;
}

function limitSide(set: RecordSet): boolean | undefined {
  const [least, most] = (['minimum', 'maximum'] as const).map((one) => columnsHolding(set, one).some(isNumeric));
  return least === most ? undefined : most;
}

/** The measure that "worst" is about if the request names none: what has a target, a score or a share of a whole. */
export function chiefMeasure(set: RecordSet): Column | undefined {
  const figures = meaningfulColumns(set).filter((one) => isNumeric(one) && !isAim(one));
  const [target] = targets(set);
  return (
    (target && measuredBeside(target, set)) ??
    figures.find((one) => conceptsOf(one).has('score')) ??
    figures.find((one) => isShare(one, set))
  );
}

const MISSED: { [language in Language]: string } = {
  en: 'Target missed',
  de: 'Ziel verfehlt',
  fr: 'Objectif manqué',
  es: 'Objetivo no alcanzado',
  it: 'Obiettivo mancato',
  pt: 'Meta não atingida',
};

/** Records that miss the target they name, if it is known on which side of it that is. */
export function targetMissed(set: RecordSet, around: Around): RecordTest[] {
  return targets(set).flatMap((target) => {
    const column = measuredBeside(target, set);
    const isHigh = column && isBadIfHigh(column, set, around);
    if (column === undefined || isHigh === undefined) return [];
    const [value, aim] = [placeOf(column).value, placeOf(target).value];
    const query = `${value} != \`null\` && ${aim} != \`null\` && ${value} ${isHigh ? '>' : '<'} ${aim}`;
    return [{ query, label: MISSED[around.language], column }];
  });
}

function targets(set: RecordSet): Column[] {
  return columnsHolding(set, 'target').filter(isNumeric);
}

function isAim(column: Column): boolean {
  const holds = conceptsOf(column);
  return holds.has('target') || holds.has('minimum') || holds.has('maximum');
}

// "rate" beside "rate_target", or the first that is written in the same way as the target.
function measuredBeside(target: Column, set: RecordSet): Column | undefined {
  const figures = meaningfulColumns(set).filter((one) => isNumeric(one) && !isAim(one));
  const words = wordsOf(target.key);
  const named = figures.find(({ key }) => wordsOf(key).every((word) => words.includes(word)));
  return named ?? figures.find((one) => isShare(one, set) === isShare(target, set));
}
