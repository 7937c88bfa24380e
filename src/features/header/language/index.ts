export { LanguageLine } from "./LanguageLine";
export { useOtherLanguage } from "./useOtherLanguage";
