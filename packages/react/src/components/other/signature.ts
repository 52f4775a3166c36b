/** A place on the field, 0 to 1 from its top left corner. */
export type Point = { readonly x: number; readonly y: number };
/** The way of the pen from press to lift. */
export type Stroke = readonly Point[];

/** A drawing as it stands in the state. */
export type Signature = {
  empty: boolean;
  strokeCount: number;
  pointCount: number;
  strokes: readonly Stroke[];
  svg: string;
};

type Sheet = {
  /** CSS px. */
  width: number;
  height: number;
  penWidth: number;
  /** Absent, the ink takes the colour of the text around the drawing. */
  penColor: string | undefined;
};

/** The drawing with its picture as SVG text, which stands on its own in a file or an image. */
export function signatureOf(strokes: readonly Stroke[], sheet: Sheet): Signature {
  return {
    empty: strokes.length === 0,
    strokeCount: strokes.length,
    pointCount: strokes.reduce((sum, { length }) => sum + length, 0),
    strokes,
    svg: svgText(strokes, sheet),
  };
}

/** The line of one stroke over a field of the given size; a mere dot becomes a line of no length, which a round pen shows. */
export function strokePath(stroke: Stroke, width: number, height: number): string {
  const [first, ...rest] = stroke.map(({ x, y }) => `${short(x * width)} ${short(y * height)}`);
  return first === undefined ? '' : `M${first}${(rest.length === 0 ? [first] : rest).map((at) => `L${at}`).join('')}`;
}

function svgText(strokes: readonly Stroke[], { width, height, penWidth, penColor }: Sheet): string {
  const [w, h] = [Math.round(width), Math.round(height)];
  const paths = strokes.map((stroke) => `<path d="${strokePath(stroke, w, h)}"/>`).join('');
  const ink = escaped(penColor ?? 'currentColor');
  const pen = `fill="none" stroke="${ink}" stroke-width="${short(penWidth)}" stroke-linecap="round" stroke-linejoin="round"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><g ${pen}>${paths}</g></svg>`;
}

function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
