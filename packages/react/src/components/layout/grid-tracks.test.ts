import { describe, expect, it } from 'vitest';
import { gridTracks } from './grid-tracks.ts';

describe('a track list', () => {
  it('lets shares shrink below their content', () => {
    expect(gridTracks('2fr 1fr')).toBe('minmax(0, 2fr) minmax(0, 1fr)');
  });

  it('takes lengths, bounds and repetitions', () => {
    expect(gridTracks('200px auto')).toBe('200px auto');
    expect(gridTracks('minmax(10rem, 1fr) repeat(2, 1fr)')).toBe('minmax(10rem, 1fr) minmax(0, 1fr) minmax(0, 1fr)');
  });

  it('is nothing when it holds anything else', () => {
    for (const template of ['', 'red', 'repeat(40, 1fr)', '1fr; color: red', 'calc(1px + 1px)', '[a] 1fr']) {
      expect(gridTracks(template)).toBeUndefined();
    }
  });
});
