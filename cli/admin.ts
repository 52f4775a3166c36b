import { setVariables } from '#services/process/read-environment.ts';
import { runAdmin } from './admin/run-admin.ts';
import { endQuietlyWithoutReader } from './without-reader.ts';

endQuietlyWithoutReader();

process.exitCode = await runAdmin(process.argv.slice(2), setVariables(process.env), {
  out: (line) => console.log(line),
  err: (line) => console.error(line),
});
