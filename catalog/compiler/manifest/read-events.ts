import type { Definition } from '#catalog/definition.ts';
import { cleanLine } from '#catalog/clean-text.ts';
import { EVENT_VERBS, isEventVerb, type EventVerb } from '#contract/event-verb.ts';
import { isJsonObject, type Json } from '#contract/json.ts';
import type { Report } from './report.ts';

const DOC_MIN_CHARS = 20;
const VERBS = Object.keys(EVENT_VERBS).join(', ');

/**
 * The events of a manifest: `events` lists the verbs, `eventsDoc` says when each fires. A custom component may send every
 * payload key of a verb except `fields`, which only a Form has.
 */
export function readEvents(
  events: Json | undefined,
  docs: Json | undefined,
  path: string,
  report: Report,
): Definition['events'] {
  const verbs = readVerbs(events, `${path}.events`, report);
  const entries = verbs.map((verb) => {
    const when = readWhen(isJsonObject(docs) ? docs[verb] : undefined, `${path}.eventsDoc.${verb}`, report);
    return [verb, { when, payload: EVENT_VERBS[verb].filter((key) => key !== 'fields') }];
  });
  refuseOtherDocs(docs, verbs, `${path}.eventsDoc`, report);
  return Object.fromEntries(entries);
}

function readVerbs(events: Json | undefined, field: string, report: Report): EventVerb[] {
  if (events === undefined) return [];
  const verbs = Array.isArray(events) ? events.filter((verb) => typeof verb === 'string').filter(isEventVerb) : [];
  if (!Array.isArray(events) || verbs.length !== events.length || new Set(verbs).size !== verbs.length) {
    report(field, `must be a list of different verbs out of ${VERBS}`);
  }
  return [...new Set(verbs)];
}

function readWhen(doc: Json | undefined, field: string, report: Report): string {
  const clean = typeof doc === 'string' ? cleanLine(doc) : '';
  if (clean.length < DOC_MIN_CHARS) report(field, `must say in ${DOC_MIN_CHARS} characters or more when it fires`);
  return clean;
}

function refuseOtherDocs(docs: Json | undefined, verbs: readonly string[], field: string, report: Report): void {
  if (docs === undefined) return;
  if (!isJsonObject(docs)) return report(field, 'must be an object from verb to text');
  for (const verb of Object.keys(docs)) {
    if (!verbs.includes(verb)) report(`${field}.${verb.slice(0, 40)}`, 'documents a verb that `events` does not list');
  }
}
