import { cleanLine } from '#catalog/clean-text.ts';
import type { Definition } from '#catalog/definition.ts';
import { isJsonObject, type Json } from '#contract/json.ts';
import { readEvents } from './read-events.ts';
import { checkExample, cleanExample, readExample } from './read-example.ts';
import { readFields } from './read-prop.ts';
import { refuseUnknownKeys, type ManifestFault, type Report } from './report.ts';

const KEYS = ['name', 'description', 'useWhen', 'props', 'events', 'eventsDoc', 'example'];
const MANIFEST_MAX_BYTES = 6 * 1024;
const DESCRIPTION_MIN_CHARS = 80;
const USE_WHEN_MAX_CHARS = 200;

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
  const sentences = clean.match(/[.!?](?=\s|$)/g)?.length ?? 0;
  if (clean.length < DESCRIPTION_MIN_CHARS || sentences < 2) {
    report(
      field,
      `has ${clean.length} characters and ${sentences} full sentences; say what the component is and when to use it, ` +
        `in ${DESCRIPTION_MIN_CHARS} or more characters and two or more sentences`,
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
