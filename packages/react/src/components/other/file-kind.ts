/** What a file is, as far as it decides who shows it. */
export type FileKind = 'pdf' | 'office' | 'image';

const ENDINGS: { readonly [ending: string]: FileKind } = Object.fromEntries([
  ['pdf', 'pdf'],
  ...['doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'odt', 'ods', 'odp'].map((ending) => [ending, 'office']),
  ...['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'svg', 'bmp'].map((ending) => [ending, 'image']),
]);

/** The last part of an address as a file name; the host where there is none. */
export function fileNameOf(src: string): string {
  if (!URL.canParse(src)) return src;
  const { pathname, hostname } = new URL(src);
  const last = pathname.split('/').findLast((part) => part !== '') ?? hostname;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

/** What the ending of a file's address says about it; undefined for what no viewer here can show. */
export function kindOf(src: string): FileKind | undefined {
  const ending = fileNameOf(src).split('.').at(-1)?.toLowerCase() ?? '';
  return Object.hasOwn(ENDINGS, ending) ? ENDINGS[ending] : undefined;
}

/** The public viewer that shows office files; it fetches them itself. */
export function officeViewer(src: string): string {
  return `https://view.officeapps.live.com/op/embed.aspx?src=${encodeURIComponent(src)}`;
}
