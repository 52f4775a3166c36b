import { round } from './plot.tsx';

type Side = 'top' | 'bottom' | 'left' | 'right';

/** The outline of a bar whose corners are round on the side of its value, as the `d` of a path. */
export function roundedBar(x: number, y: number, width: number, height: number, side: Side, radius = 3): string {
  const r = Math.max(0, Math.min(radius, width / 2, height / 2));
  const at = (is: boolean) => (is ? round(r) : 0);
  const topLeft = at(side === 'top' || side === 'left');
  const topRight = at(side === 'top' || side === 'right');
  const bottomRight = at(side === 'bottom' || side === 'right');
  const bottomLeft = at(side === 'bottom' || side === 'left');
  const [left, top, right, bottom] = [round(x), round(y), round(x + width), round(y + height)];
  return [
    `M${left + topLeft},${top}H${right - topRight}`,
    corner(topRight, right, top + topRight),
    `V${bottom - bottomRight}`,
    corner(bottomRight, right - bottomRight, bottom),
    `H${left + bottomLeft}`,
    corner(bottomLeft, left, bottom - bottomLeft),
    `V${top + topLeft}`,
    corner(topLeft, left + topLeft, top),
    'Z',
  ].join('');
}

function corner(radius: number, x: number, y: number): string {
  return radius === 0 ? '' : `A${radius},${radius},0,0,1,${x},${y}`;
}
