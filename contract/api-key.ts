/** Prefix of every live key. With its underscores, a double click selects the whole key. */
export const API_KEY_PREFIX = 'uic_live_';

/** The scope for composing, and the only one. */
export const COMPOSE_SCOPE = 'compose';

/** Random bytes in a key. */
export const API_KEY_RANDOM_BYTES = 32;

/** Finds keys in any text; meant for secret scanners. Only {@link isApiKey} also checks the checksum. */
export const API_KEY_PATTERN = /\buic_live_[0-9A-Za-z]{49}\b/;

/** A text for a log line, with only the prefix of what may be a key: people put keys where names or ids belong. */
export function withoutKeys(text: string): string {
  return text.replaceAll(KEYLIKE, `${API_KEY_PREFIX}…`);
}

const KEYLIKE = new RegExp(`${API_KEY_PREFIX}\\w+`, 'g');
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
// 43 base62 digits hold 256 bits, 6 hold 32.
const RANDOM_CHARS = 43;
const CHECKSUM_CHARS = 6;
const WHOLE_KEY = new RegExp(`^${API_KEY_PREFIX}[0-9A-Za-z]{${RANDOM_CHARS + CHECKSUM_CHARS}}$`);

/**
 * Formats random bytes as a key: prefix, the bytes in base62, and a CRC-32 of both in base62, each of fixed width.
 *
 * @throws RangeError when there are not exactly 32 bytes
 */
export function formatApiKey(randomBytes: Uint8Array): string {
  if (randomBytes.length !== API_KEY_RANDOM_BYTES) {
    throw new RangeError(`a key takes ${API_KEY_RANDOM_BYTES} random bytes, got ${randomBytes.length}`);
  }
  const number = randomBytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  const unchecked = API_KEY_PREFIX + base62(number, RANDOM_CHARS);
  return unchecked + base62(BigInt(crc32(unchecked)), CHECKSUM_CHARS);
}

/**
 * Whether a text has the form of a key and a valid checksum. Needs no I/O, so typos and guessed keys never reach a database.
 * Whether the key is known, revoked or expired is up to accounts.
 */
export function isApiKey(text: string): boolean {
  if (!WHOLE_KEY.test(text)) return false;
  const unchecked = text.slice(0, -CHECKSUM_CHARS);
  return text.slice(-CHECKSUM_CHARS) === base62(BigInt(crc32(unchecked)), CHECKSUM_CHARS);
}

function base62(number: bigint, width: number): string {
  let digits = '';
  for (let rest = number; rest > 0n; rest /= 62n) digits = ALPHABET.charAt(Number(rest % 62n)) + digits;
  return digits.padStart(width, '0');
}

// The CRC-32 of zlib and PNG (reflected, polynomial 0xEDB88320), over ASCII text.
function crc32(ascii: string): number {
  let crc = 0xffffffff;
  for (let index = 0; index < ascii.length; index++) {
    crc ^= ascii.charCodeAt(index);
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
