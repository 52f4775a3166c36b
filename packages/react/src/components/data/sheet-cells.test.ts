import { describe, expect, it } from 'vitest';
import { matrixOf, withCell, type SheetColumn } from './sheet-cells.ts';

const columns = ['a', 'b'].map((key) => ({ key }) as SheetColumn);

describe('a sheet', () => {
  it('takes records and lists of cells', () => {
    expect(matrixOf([{ b: 2, a: 1 }, [3], ['x', null]], columns)).toEqual([
      [1, 2],
      [3, ''],
      ['x', ''],
    ]);
  });

  it('changes one cell and fills up short rows', () => {
    expect(withCell([[1], [2]], 1, 2, 'z')).toEqual([[1], [2, '', 'z']]);
    expect(withCell([[1]], 9, 0, 'z')).toEqual([[1]]);
  });
});
