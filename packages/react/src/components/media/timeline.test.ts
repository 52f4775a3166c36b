import { describe, expect, it } from 'vitest';
import { clockTime, wavePath } from './timeline.ts';

describe('a time on the clock', () => {
  it('has minutes and seconds', () => {
    expect(clockTime(0, 312)).toBe('0:00');
    expect(clockTime(48.9, 312)).toBe('0:48');
    expect(clockTime(312, 312)).toBe('5:12');
  });

  it('has hours where the recording has', () => {
    expect(clockTime(61, 7200)).toBe('0:01:01');
    expect(clockTime(3725, 7200)).toBe('1:02:05');
  });
});

describe('a waveform', () => {
  it('has a stroke for each amplitude, up to a limit', () => {
    expect(wavePath([0.5, 1])).toEqual({ path: 'M0.5 27V73M1.5 4V96', bars: 2 });
    expect(wavePath(Array.from({ length: 2000 }, () => 0.5)).bars).toBe(120);
  });

  it('keeps the peaks of a long recording', () => {
    const quiet = Array.from({ length: 2000 }, (_, at) => (at === 1000 ? 1 : 0));
    expect(wavePath(quiet).path).toContain('V96');
  });

  it('is empty without amplitudes', () => {
    expect(wavePath([])).toEqual({ path: '', bars: 1 });
  });
});
