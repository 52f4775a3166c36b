import type { Command } from 'commander';
import type { AdminApi } from './api.ts';
import type { Output } from './output.ts';

/** Makes a commander action of a command: connects, runs it, prints what it found or did, disconnects. */
export type Run = <Options>(
  command: (api: AdminApi, options: Options) => Promise<Output>,
) => (options: Options, command: Command) => Promise<void>;
