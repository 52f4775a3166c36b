import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexAfterKey, indexByTyping, type RovingOrder } from './roving-order.ts';

const row: RovingOrder = {
  count: 3,
  current: 0,
  orientation: 'horizontal',
  isRightToLeft: false,
  isLoop: true,
  isSkipped: () => false,
};

describe('where a key leads', () => {
  it('follows the arrows of its orientation only', () => {
    expect(indexAfterKey('ArrowRight', row)).toBe(1);
    expect(indexAfterKey('ArrowDown', row)).toBeUndefined();
    expect(indexAfterKey('ArrowDown', { ...row, orientation: 'vertical' })).toBe(1);
    expect(indexAfterKey('ArrowRight', { ...row, orientation: 'vertical' })).toBeUndefined();
  });

  it('mirrors left and right in right-to-left text, not up and down', () => {
    const mirrored: RovingOrder = { ...row, isRightToLeft: true, orientation: 'both', current: 1 };
    expect(indexAfterKey('ArrowLeft', mirrored)).toBe(2);
    expect(indexAfterKey('ArrowRight', mirrored)).toBe(0);
    expect(indexAfterKey('ArrowDown', mirrored)).toBe(2);
  });

  it('goes around the ends when it loops, and stays when it does not', () => {
    expect(indexAfterKey('ArrowLeft', row)).toBe(2);
    expect(indexAfterKey('ArrowLeft', { ...row, isLoop: false })).toBeUndefined();
  });

  it('goes to the ends by Home and End, over what is skipped', () => {
    const skipping = { ...row, isSkipped: (index: number) => index !== 1 };
    expect(indexAfterKey('Home', skipping)).toBe(1);
    expect(indexAfterKey('End', skipping)).toBe(1);
  });

  it('never leads to a skipped item or out of the row', () => {
    const keys = fc.constantFrom('Home', 'End', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'a');
    const skipped = fc.array(fc.boolean(), { maxLength: 8 });
    fc.assert(
      fc.property(keys, skipped, fc.nat(7), fc.boolean(), (key, skips, current, isLoop) => {
        const index = indexAfterKey(key, {
          ...row,
          count: skips.length,
          current,
          isLoop,
          orientation: 'both',
          isSkipped: (at) => skips[at] === true,
        });
        if (index !== undefined) expect(skips[index]).toBe(false);
      }),
    );
  });
});

describe('typing letters', () => {
  const labels = ['Cut', 'Copy', 'Paste', 'Éclair'];

  it('leads to the next item that starts with them', () => {
    expect(indexByTyping(labels, 0, 'p')).toBe(2);
    expect(indexByTyping(labels, -1, 'co')).toBe(1);
    expect(indexByTyping(labels, 1, 'co')).toBe(1);
    expect(indexByTyping(labels, 0, 'x')).toBeUndefined();
  });

  it('walks on when the same letter comes again', () => {
    expect(indexByTyping(labels, 0, 'c')).toBe(1);
    expect(indexByTyping(labels, 1, 'cc')).toBe(0);
  });

  it('goes round the end, also from nowhere, and stays where several letters still fit', () => {
    const towns = ['Oslo', 'Bergen', 'Oppdal', 'bodø'];
    expect(indexByTyping(towns, -1, 'o')).toBe(0);
    expect(indexByTyping(towns, 2, 'o')).toBe(0);
    expect(indexByTyping(towns, 0, 'op')).toBe(2);
    expect(indexByTyping(towns, 1, 'bb')).toBe(3);
    expect(indexByTyping([], -1, 'a')).toBeUndefined();
  });

  it('looks past accents and case', () => {
    expect(indexByTyping(labels, 0, 'E')).toBe(3);
  });
});
