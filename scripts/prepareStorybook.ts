// Makes what the storybook shows and no loader of its own makes: compiled messages and the files of the looks.
import path from "node:path";
import { LOOKS_FOLDER } from "../.storybook/looksFolder";
import { writeLookFiles } from "./lib/lookFolder";
import { compileMessages } from "./messages.mjs";

compileMessages();
writeLookFiles(path.join(__dirname, "..", LOOKS_FOLDER));
