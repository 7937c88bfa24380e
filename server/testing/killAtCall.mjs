// Loaded into a platform of a test before it starts. Writes each call by which uploads change the disk into the file KILL_LOG, and
// ends the process, as `kill -9` does, before the one whose number stands in the file KILL_AT. Threads count together.
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const { appendFileSync, openSync, readFileSync } = fs;
const { KILL_AT = "", KILL_LOG = "" } = process.env;
const isOurs = (place) => /[/\\](spool|staging|files)([/\\]|$)/.test(String(place));
/** Files of uploads that are open, by their numbers. */
const opened = new Set();

function reach(call) {
  appendFileSync(KILL_LOG, `${call}\n`);
  const number = readFileSync(KILL_LOG, "utf8").split("\n").length - 1;
  if (number === Number(readFileSync(KILL_AT, "utf8"))) process.kill(process.pid, "SIGKILL");
}

const watch = (owner, names, isMeant) => {
  for (const name of names) {
    const original = owner[name];
    owner[name] = function (first, ...rest) {
      if (isMeant(first)) reach(name);
      return original.call(this, first, ...rest);
    };
  }
};

watch(fs, ["open", "rmSync"], isOurs);
watch(fs.promises, ["mkdir", "open", "rename", "rm", "utimes"], isOurs);
watch(fs, ["writeSync", "fsyncSync", "closeSync"], (file) => opened.has(file));
fs.openSync = (file, ...how) => {
  if (!isOurs(file)) return openSync(file, ...how);
  reach("openSync");
  const number = openSync(file, ...how);
  opened.add(number);
  return number;
};
const { closeSync } = fs;
fs.closeSync = (file) => {
  closeSync(file);
  opened.delete(file);
};
syncBuiltinESMExports();
