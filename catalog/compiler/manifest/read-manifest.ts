import { cleanLine } from '#catalog/clean-text.ts';
import type { Definition } from '#catalog/definition.ts';
import { SENTENCE_END } from '#catalog/compiler/prompt-text/sentence-end.ts';
import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import {
  DESCRIPTION_MIN_CHARS,
  DESCRIPTION_MIN_SENTENCES,
  EVENT_DOC_MIN_CHARS,
  MANIFEST_MAX_BYTES,
  USE_WHEN_MAX_CHARS,
} from './limits.ts';
import { readFields } from './read-prop.ts';
import { refuseUnknownKeys, type ManifestFault, type Report } from './report.ts';
import { checkProps } from '#catalog/compiler/validate/check-props.ts';
import { EVENT_VERBS, isEventVerb, type EventVerb } from '#contract/spec/event-verb.ts';

const KEYS = ['name', 'description', 'useWhen', 'props', 'events', 'eventsDoc', 'example'];

/** A definition, or all violations at once. */
export type ReadManifest = { definition?: Definition; faults: ManifestFault[] };

/**
 * Reads the manifest of one custom component.
 *
 * @param path its path in the request, such as `custom_components[0]`
 */
export function readManifest(manifest: unknown, path: string): ReadManifest {
  if (!isJsonObject(manifest)) return refused(path, 'must be an object: the manifest of a component');
  const bytes = serializedBytes(manifest);
  // An oversized manifest is not examined: the limit bounds the work that a caller can cause.
  if (bytes > MANIFEST_MAX_BYTES) {
    return refused(path, `has ${bytes} bytes as UTF-8 JSON; shorten it to ${MANIFEST_MAX_BYTES} or fewer`);
  }
  const faults: ManifestFault[] = [];
  const report: Report = (field, message) => faults.push({ field, message });
  refuseUnknownKeys(manifest, KEYS, path, report);
  const useWhen = readUseWhen(manifest['useWhen'], `${path}.useWhen`, report);
  const example = readExample(manifest['example'], `${path}.example`, report);
  const definition: Definition = {
    name: readName(manifest['name'], `${path}.name`, report),
    description: readDescription(manifest['description'], `${path}.description`, report),
    ...(useWhen !== undefined && { useWhen }),
    children: 'none',
    props: readFields(manifest['props'], `${path}.props`, report),
    events: readEvents(manifest['events'], manifest['eventsDoc'], path, report),
    example: { props: example ?? {} },
  };
  // The example can be checked only against a valid definition.
  if (faults.length === 0) checkExample(definition, `${path}.example`, report);
  if (faults.length > 0) return { faults };
  return { definition: { ...definition, example: { props: cleanExample(definition.example.props) } }, faults };
}

function refused(field: string, message: string): ReadManifest {
  return { faults: [{ field, message }] };
}

function serializedBytes(value: object): number {
  try {
    return new TextEncoder().encode(JSON.stringify(value)).length;
  } catch {
    return Infinity; // Nested deeper than the stack allows.
  }
}

function readName(name: Json | undefined, field: string, report: Report): string {
  if (typeof name === 'string' && /^[A-Z][A-Za-z0-9]{2,39}$/.test(name)) return name;
  report(field, 'must be 3 to 40 letters and digits in PascalCase, such as "PriceTag"');
  return '';
}

function readDescription(description: Json | undefined, field: string, report: Report): string {
  const clean = typeof description === 'string' ? cleanLine(description) : '';
  const sentences = clean.split(SENTENCE_END).length - 1;
  if (clean.length < DESCRIPTION_MIN_CHARS || sentences < DESCRIPTION_MIN_SENTENCES) {
    report(
      field,
      `has ${clean.length} characters and ${sentences} full sentences; say what the component is and when to use it, ` +
        `in ${DESCRIPTION_MIN_CHARS} or more characters and ${DESCRIPTION_MIN_SENTENCES} or more sentences`,
    );
  }
  return clean;
}

function readUseWhen(useWhen: Json | undefined, field: string, report: Report): string | undefined {
  if (useWhen === undefined) return undefined;
  if (typeof useWhen !== 'string' || useWhen.length > USE_WHEN_MAX_CHARS) {
    report(field, `must be a text of at most ${USE_WHEN_MAX_CHARS} characters`);
    return undefined;
  }
  return cleanLine(useWhen);
}

/** The example of a manifest: its props, bare or as an element's `{ "props": … }`. Children are not allowed. */
function readExample(value: Json | undefined, path: string, report: Report): JsonObject | undefined {
  if (!isJsonObject(value) || Object.keys(value).length === 0) {
    report(path, 'is required: an object with the props of one typical use');
    return undefined;
  }
  const { props } = value;
  if (!isJsonObject(props)) return value;
  const others = Object.keys(value).filter((key) => key !== 'props' && key !== 'type');
  if (others.length > 0)
    report(path, `holds ${others.slice(0, 5).join(', ')}; give only props, since it takes no children`);
  return props;
}

/** Reports what in the example violates the manifest's own definition. */
function checkExample(definition: Definition, path: string, report: Report): void {
  for (const { pointer, message } of checkProps(definition, definition.example.props)) {
    report(path + pointer.replaceAll('/', '.'), `breaks the manifest's own rule: ${message.replace(/\.$/, '')}`);
  }
}

/** The example made safe for a prompt: every text in it cleaned, nothing else changed. */
function cleanExample(value: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, cleanJson(member)]));
}

function cleanJson(value: Json): Json {
  if (typeof value === 'string') return cleanLine(value);
  if (Array.isArray(value)) return value.map(cleanJson);
  return isJsonObject(value) ? cleanExample(value) : value;
}

const VERBS = Object.keys(EVENT_VERBS).join(', ');

/**
 * The events of a manifest: `events` lists the verbs, `eventsDoc` says when each fires. A custom component may send every
 * payload key of a verb except `fields`, which only a Form has.
 */
function readEvents(
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
  if (clean.length < EVENT_DOC_MIN_CHARS)
    report(field, `must say in ${EVENT_DOC_MIN_CHARS} characters or more when it fires`);
  return clean;
}

function refuseOtherDocs(docs: Json | undefined, verbs: readonly string[], field: string, report: Report): void {
  if (docs === undefined) return;
  if (!isJsonObject(docs)) return report(field, 'must be an object from verb to text');
  for (const verb of Object.keys(docs)) {
    if (!verbs.includes(verb)) report(`${field}.${verb.slice(0, 40)}`, 'documents a verb that `events` does not list');
  }
}
