import { ANY_LANGUAGE, lexiconOf } from '#builtin/edit/words/lexicon.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { startAlike } from '#builtin/understand/words/same-stem.ts';
import { isState } from '#builtin/understand/words/state-words.ts';
import { textLiteral } from '#builtin/view-query.ts';
import { placeOf } from '#builtin/written-value.ts';
import { conceptsOf } from './concepts.ts';
import { meaningfulColumns } from './named-column.ts';

/** States that data and requests name in different languages. */
const STATES = {
  open: 'open offen* ouvert* abiert* apert* abert*',
  unpaid: 'unpaid unbezahlt* impaye* impagad* non_pagat* nao_pag* unsettled',
  paid: 'paid bezahlt* paye payee payes payees pagad* pagat* paga pago pagos settled',
  pending: 'pending ausstehend* en_attente pendient* in_attesa pendent* awaiting waiting',
  done: 'done completed complete finished erledigt* fertig* abgeschlossen* termine* fini complet* terminad* completad* completat* conclu* hecho fatt* feito closed resolved geschlossen*',
  cancelled: 'cancelled canceled storniert* abgesagt* annule* cancelad* annullat*',
  archived: 'archived archiviert* archive archives archivad* archiviat* arquivad*',
  new: 'new neu neue neuen neuer nouveau* nouvel* nuev* nuov* novo nova novos novas',
  active: 'active aktiv* actif* activ* attiv* ativ*',
  sold: 'sold verkauft* vendu* vendid* vendut*',
  unread: 'unread ungelesen* non_lu* no_leid* sin_leer non_lett* nao_lid*',
} as const;

/** Words for what has expired. */
export const EXPIRED = 'expired out_of_date abgelaufen* perim* expire expires expiree* caducad* expirad*';

const stateAt = lexiconOf<keyof typeof STATES>(STATES);
const expiredAt = lexiconOf<'expired'>({ expired: EXPIRED });
const FINISHED: ReadonlySet<string> = new Set(['paid', 'done', 'cancelled', 'archived', 'sold']);

/** The states that words name, whatever the language. */
export function statesIn(words: readonly string[]): string[] {
  return words.flatMap((_, at) => stateAt(words, at, ANY_LANGUAGE)?.meaning ?? []);
}

/** The condition of records that are finished, by their state. */
export function finishedQuery(set: RecordSet, due?: Column): string | undefined {
  const queries = meaningfulColumns(set).flatMap((column) => {
    const { value } = placeOf(column);
    const finished = column.distinct.filter(
      (text) => isFinished(text) || (due !== undefined && isOutcomeOf(due, text)),
    );
    if (column.kind === 'text' && conceptsOf(column).has('status'))
      return finished.map((text) => `${value} == ${textLiteral(text)}`);
    return isFinished(column.key) && column.kind !== 'number' ? [`(${value} || \`false\`)`] : [];
  });
  return queries.length === 0 ? undefined : queries.join(' || ');
}

// What is "reported" has met the date of "report_due_by".
function isOutcomeOf({ key }: Column, status: string): boolean {
  const [outcome = '', ...more] = wordsOf(status);
  return (
    more.length === 0 && wordsOf(key).some((word) => word.length >= 4 && word !== outcome && startAlike(outcome, word))
  );
}

// "expired" ends nothing that is still to be done.
function isFinished(text: string): boolean {
  if (expiredAt(wordsOf(text), 0, ANY_LANGUAGE) !== undefined) return false;
  return (
    statesIn(wordsOf(text)).some((state) => FINISHED.has(state)) ||
    OVER.some((state) => isState(state, text) && !/\b(?:partially|partly|partial)\b/.test(wordsOf(text).join(' ')))
  );
}

const OVER = ['ended', 'calledOff', 'paid', 'rejected'] as const;
