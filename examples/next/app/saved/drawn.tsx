'use client';

import type { Spec } from '@ui-composition/client';
import { Composition } from '@ui-composition/react';
import { useCallback } from 'react';

/** Language, time zone and the present moment are given, so that server and browser draw the same. */
export function Drawn({ spec, nowMs }: { spec: Spec; nowMs: number }) {
  const now = useCallback(() => nowMs, [nowMs]);
  return <Composition spec={spec} locale="en" timeZone="UTC" now={now} isPage />;
}
