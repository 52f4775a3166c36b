import { connect } from 'node:net';

/** Sends bytes as they are over a connection of its own and returns everything that comes back until it closes. */
export function exchange(url: string, bytes: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8').on('data', (text) => (answer += String(text)));
    socket.on('close', () => resolve(answer)).on('error', reject);
    socket.write(bytes);
  });
}

/** A request line, these header lines as they are (each char one byte), and a body, on a connection that is closed afterwards. */
export function rawRequest(line: string, headerLines: readonly string[], body = ''): Buffer {
  const length = `Content-Length: ${Buffer.byteLength(body)}`;
  const head = [`${line} HTTP/1.1`, 'Host: x', 'Connection: close', length, ...headerLines].join('\r\n');
  return Buffer.concat([Buffer.from(`${head}\r\n\r\n`, 'latin1'), Buffer.from(body)]);
}

/** Status and header names of an answer, in lower case. */
export function headOf(answer: string): { status: number; headers: string[] } {
  const [statusLine = '', ...lines] = (answer.split('\r\n\r\n')[0] ?? '').split('\r\n');
  return { status: Number(statusLine.split(' ')[1]), headers: lines.map((line) => line.split(':')[0]!.toLowerCase()) };
}
