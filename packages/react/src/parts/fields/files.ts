import { formatNumber } from '../format-number.ts';

/** Whether a file fits the HTML `accept` attribute; the chooser filters by it, a drop does not. */
export function acceptsFile(accept: string | undefined, file: { name: string; type: string }): boolean {
  const wanted = (accept ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '');
  const [name, type] = [file.name.toLowerCase(), file.type.toLowerCase()];
  return (
    wanted.length === 0 ||
    wanted.some((part) => {
      if (part.startsWith('.')) return name.endsWith(part);
      return part.endsWith('/*') ? type.startsWith(part.slice(0, -1)) : part === type;
    })
  );
}

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'];

/** A number of bytes as people read it, such as "2.4 MB". */
export function sizeText(bytes: number, locale: string): string {
  let [size, unit] = [bytes, 0];
  while (size >= 999.5 && unit < UNITS.length - 1) {
    size /= 1000;
    unit++;
  }
  return `${formatNumber(size, locale, { maximumFractionDigits: size < 10 && unit > 0 ? 1 : 0 })} ${UNITS[unit]}`;
}
