import { expect, it } from 'vitest';
import { youTubeId } from './youtube-id.ts';

it.each([
  'https://www.youtube.com/watch?v=aB3dE6gH9jK&t=12s',
  'https://m.youtube.com/watch?v=aB3dE6gH9jK',
  'https://youtu.be/aB3dE6gH9jK?si=x',
  'https://www.youtube.com/shorts/aB3dE6gH9jK',
  'https://www.youtube-nocookie.com/embed/aB3dE6gH9jK',
])('reads the id from %s', (address) => {
  expect(youTubeId(address)).toBe('aB3dE6gH9jK');
});

it.each([
  undefined,
  'no address',
  'https://youtube.com.evil.example/watch?v=aB3dE6gH9jK',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/@channel',
])('finds none in %s', (address) => {
  expect(youTubeId(address)).toBeUndefined();
});
