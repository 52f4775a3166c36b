import { EMPTY_FIELDS, type Fields } from './request.ts';

/** The fields as the end of an address, packed; the part behind the `#` stays in the browser. */
export async function toFragment(fields: Fields): Promise<string> {
  const changed = Object.entries(fields).filter(([name, value]) => value !== EMPTY_FIELDS[name as keyof Fields]);
  const text = JSON.stringify(Object.fromEntries(changed));
  const packed = await bytesOf(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw')));
  return btoa(String.fromCharCode(...packed))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The fields that a fragment holds; undefined when it holds none. */
export async function fromFragment(fragment: string): Promise<Fields | undefined> {
  try {
    const binary = atob(fragment.replaceAll('-', '+').replaceAll('_', '/'));
    const packed = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const given: unknown = JSON.parse(new TextDecoder().decode(await bytesOf(stream)));
    return typeof given === 'object' && given !== null ? keepKnown(given as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** The fields that there are, with what is given for them; the others stay empty. */
export function keepKnown(given: Record<string, unknown>): Fields {
  const kept = Object.entries(EMPTY_FIELDS).map(([name, empty]) => {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    return [name, typeof value === typeof empty ? value : empty];
  });
  return Object.fromEntries(kept) as Fields;
}

async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  return new Uint8Array(await new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer());
}
