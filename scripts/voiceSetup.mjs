// Installs the speech recogniser of the reference platform, or says what to install.
import { hasPocketsphinx, PACKAGES, providePocketsphinx } from "./lib/pocketsphinx.mjs";
import { help } from "./lib/help.mjs";

help(import.meta.url);

if (hasPocketsphinx()) console.log("The speech recogniser is there already.");
else if (providePocketsphinx())
  console.log("The speech recogniser is installed. Start the platform again to use it.");
else {
  console.log(`No speech recogniser could be installed. On Debian and Ubuntu, as root: apt-get install ${PACKAGES.join(" ")}.
Elsewhere, put CMU PocketSphinx 5 prealpha's pocketsphinx_batch on the PATH and its en-us model into /usr/share/pocketsphinx/model,
or name another recogniser by VOICE_URL (docs/voice.md).`);
  process.exitCode = 1;
}
