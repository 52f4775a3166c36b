import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { adminToken, host, hostAndPort, port, webAddress, wholeNumber } from './settings.ts';

const isTaken = (schema: z.ZodType) => (text: string) => schema.safeParse(text).success;

describe('a setting', () => {
  test('that is a number is written in digits', () => {
    expect(['0', '8080', ' 8080 ', '65535'].filter(isTaken(port))).toHaveLength(4);
    const wrong = ['0x50', '1e3', '80.0', '-1', '65536', 'true', '', '8o8o', '8 080', '٣', '99999999999999999999'];
    expect(wrong.filter(isTaken(port))).toEqual([]);
    expect(wholeNumber(-5, 5).parse('-5')).toBe(-5);
  });

  test('that is an address of gRPC is no web address', () => {
    const right = [
      '127.0.0.1:50051',
      '[::1]:50051',
      'accounts:1',
      'dns:///accounts.uic:50052',
      'dns://10.0.0.1/a:1',
      'ipv4:10.0.0.1:1,10.0.0.2:2',
    ];
    expect(right.filter(isTaken(hostAndPort))).toEqual(right);
    const wrong = [
      'http://composer:50051',
      'grpc://a:1',
      ' a:1',
      'a :1',
      'a',
      'a:',
      'a:b',
      'a:99999',
      ':1',
      '::1:50051',
      ':::1',
    ];
    expect(wrong.filter(isTaken(hostAndPort))).toEqual([]);
    expect(hostAndPort.safeParse('fd00::7:50051').error?.issues[0]?.message).toMatch(/brackets/);
  });

  test('that is a host may have the brackets of an IPv6 address', () => {
    expect(['127.0.0.1', '::1', '[::1]', '[::]', 'node-7.local'].map((text) => host.parse(text))).toEqual([
      '127.0.0.1',
      '::1',
      '::1',
      '::',
      'node-7.local',
    ]);
  });

  test('that is the admin token holds only what a header can', () => {
    const wrong = ['two words', 'tökën', 'a\u0001b', 'a\nb', ''];
    expect([...wrong, '4f2a-_.~'].filter(isTaken(adminToken))).toEqual(['4f2a-_.~']);
  });

  test('that is a web address has http or https', () => {
    expect(['http://a:1/b', 'https://a.b/v1'].filter(isTaken(webAddress))).toHaveLength(2);
    expect(['a:1', 'ftp://a', 'mailto:a@b.c', 'file:///a', '//a'].filter(isTaken(webAddress))).toEqual([]);
  });
});
