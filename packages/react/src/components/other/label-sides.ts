/** Where a label stands beside its dot; undefined where it would hide another one. */
export type LabelSide = 'after' | 'before' | 'above' | 'below';

/** A dot on a sheet, from 0 to 1 from the left and from the top, and how many characters its label has. */
type Dot = { readonly x: number; readonly y: number; readonly chars: number };
type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

// Sizes in pixels of a sheet on a page of usual width. On a narrower one labels may touch, on a wider one they have more air.
const SHEET = { width: 640, height: 300 };
const CHAR_WIDTH = 6.5;
const LABEL = { padding: 12, height: 18, maxWidth: 160 };
const DOT = 12;
const REACH = 18;
/** From here on a label would leave the sheet at its end. */
const LATE = 0.66;

/** The side of each label, such that none covers another label or dot where there is room: the first ones choose first. */
export function labelSides(dots: readonly Dot[]): (LabelSide | undefined)[] {
  const taken: Box[] = dots.map((dot) => boxAround(at(dot), DOT, DOT));
  return dots.map((dot, index) => {
    if (dot.chars === 0) return undefined;
    const sides: LabelSide[] =
      dot.x > LATE ? ['before', 'above', 'below', 'after'] : ['after', 'above', 'below', 'before'];
    const others = taken.toSpliced(index, 1);
    const side = sides.find((one) => {
      const box = labelBox(dot, one);
      return isOnSheet(box) && !others.some((other) => overlap(box, other));
    });
    if (side !== undefined) taken.push(labelBox(dot, side));
    return side;
  });
}

function at({ x, y }: Dot): { x: number; y: number } {
  return { x: x * SHEET.width, y: y * SHEET.height };
}

function labelBox(dot: Dot, side: LabelSide): Box {
  const { x, y } = at(dot);
  const width = Math.min(LABEL.maxWidth, dot.chars * CHAR_WIDTH + LABEL.padding);
  if (side === 'above' || side === 'below')
    return boxAround({ x, y: y + (side === 'above' ? -REACH : REACH) }, width, LABEL.height);
  const middle = DOT + width / 2;
  return boxAround({ x: x + (side === 'after' ? middle : -middle), y }, width, LABEL.height);
}

function boxAround({ x, y }: { x: number; y: number }, width: number, height: number): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

function isOnSheet({ left, right, top, bottom }: Box): boolean {
  return left >= 0 && right <= SHEET.width && top >= 0 && bottom <= SHEET.height;
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
