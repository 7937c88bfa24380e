import type { FastifyRequest } from "fastify";
import { chooseLanguage, type Language } from "../../src/base/core/language/languages";
import { textIn } from "../platform/forms";
import { browserLanguages } from "./browserLanguages";

/** The language that a form or a query asks for by `ui_locales`, or else the browser's. */
export const languageOf = (request: FastifyRequest, fields: unknown): Language =>
  chooseLanguage({ parameter: textIn(fields, "ui_locales"), browser: browserLanguages(request) });
