// Loaded before anything else by what starts our code, and in the words of the oldest Node: an old one, or none of our
// packages, is to be told in one line and not in a stack of somebody's loader.
const { existsSync } = require('node:fs');
const { join } = require('node:path');

const fault = faultOf();
if (fault !== undefined) {
  process.stderr.write(`${fault} Run \`npm ci\`, which brings everything, the right Node too.\n`);
  process.exit(1);
}

// Compiled code is kept where only who installed the packages can write: a start takes half the time. NODE_COMPILE_CACHE names
// another folder, NODE_DISABLE_COMPILE_CACHE=1 keeps none, and where the folder cannot be written to Node goes without.
const { enableCompileCache } = require('node:module');
enableCompileCache(join(__dirname, '..', 'node_modules', '.cache', 'compiled'));

function faultOf() {
  if (!process.features.typescript) return `Node 22.18 or newer is needed, and this is Node ${process.versions.node}.`;
  if (!existsSync(join(__dirname, '..', 'node_modules'))) return 'The packages are not installed.';
  return undefined;
}
