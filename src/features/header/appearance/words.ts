import { addLateWords } from "../../../i18n/lateWords";
import en from "./messages/compiled/en.json";
import zh from "./messages/compiled/zh-CN.json";

// The words of the appearance panel, which hangs below the header and is fetched later.
addLateWords({ "zh-CN": zh, en });
