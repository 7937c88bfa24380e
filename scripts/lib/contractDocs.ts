import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { type Call, type CallName, calls, services } from "../../contract/calls";
import type { Callers } from "./callers";

type Json = Record<string, unknown>;

interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: JsonSchema | boolean;
}

const names = Object.keys(calls) as CallName[];
const SERVICE_NAMES = Object.keys(services) as (keyof typeof services)[];
const serviceOf = (name: CallName) => SERVICE_NAMES.find((service) => name in services[service]);
const specOf = (name: CallName): Call => calls[name];
const pathParameters = (spec: Call) => [...spec.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");

function jsonSchema(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const json = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  delete json.$schema;
  return json as JsonSchema;
}

/** Moves a schema's shared parts into the document's components. */
function hoist(schema: JsonSchema, components: Json): unknown {
  const { $defs = {}, ...rest } = JSON.parse(
    JSON.stringify(schema).replaceAll("#/$defs/", "#/components/schemas/"),
  ) as JsonSchema;
  Object.assign(components, $defs);
  return rest;
}

const envelope = (data: unknown) => ({
  type: "object",
  required: ["status", "message", "code", "data", "fieldErrors"],
  properties: {
    status: { type: "integer", description: "200 = success" },
    message: { type: "string", description: "May be bilingual: 中文|||English" },
    code: { type: "string" },
    data,
    fieldErrors: {
      type: "array",
      items: {
        type: "object",
        required: ["message"],
        properties: { message: { type: "string" }, field: { type: "string" } },
      },
    },
  },
});

function answerContent(spec: Call, data: unknown): Json {
  if (spec.answer === "bytes") return { "application/octet-stream": { schema: data } };
  return { "application/json": { schema: spec.answer === "json" ? data : envelope(data) } };
}

const BODY_TYPES = {
  form: "application/x-www-form-urlencoded",
  json: "application/json",
  multipart: "multipart/form-data",
} as const;

function operation(name: CallName, components: Json): Json {
  const spec = specOf(name);
  const input = hoist(jsonSchema(calls[name].in, "input"), components) as JsonSchema;
  const output = hoist(jsonSchema(calls[name].out, "output"), components);
  const inPath = pathParameters(spec);
  const inUrl = (field: string) =>
    spec.method === "GET" || inPath.includes(field) || spec.query?.includes(field);
  const fields = Object.entries(input.properties ?? {});
  const body = fields.filter(([field]) => !inUrl(field));
  const parameters: Json[] = fields
    .filter(([field]) => inUrl(field))
    .map(([field, schema]) => ({
      name: field,
      in: inPath.includes(field) ? "path" : "query",
      required: inPath.includes(field) || (input.required?.includes(field) ?? false),
      schema,
    }));
  if ((spec.method === "POST" && !spec.formPost) || spec.mutates)
    parameters.push({
      name: "X-Device-Type",
      in: "header",
      required: true,
      schema: { type: "string", enum: ["app", "h5", "pc"] },
    });
  return {
    operationId: name,
    summary: calls[name].summary,
    tags: [serviceOf(name)],
    ...(spec.open ? { security: [] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(spec.body && body.length > 0
      ? {
          requestBody: {
            required: true,
            content: {
              [BODY_TYPES[spec.body]]: {
                schema: {
                  type: "object",
                  properties: Object.fromEntries(body),
                  required: input.required?.filter((field) => !inUrl(field)) ?? [],
                },
              },
            },
          },
        }
      : {}),
    responses: { 200: { description: "The answer", content: answerContent(spec, output) } },
  };
}

/** The contract as an OpenAPI 3.1 document. */
export function openApi(): string {
  const schemasOfDocument: Json = {};
  const paths: Record<string, Json> = {};
  for (const name of names) {
    const spec = specOf(name);
    const operations = (paths[spec.path] ??= {});
    operations[spec.method.toLowerCase()] = operation(name, schemasOfDocument);
  }
  const document = {
    openapi: "3.1.0",
    info: {
      title: "Education platform",
      version: "2.0.0",
      description: "The calls between School Portal and an education platform. Generated from contract/.",
    },
    security: [{ session: [] }],
    paths,
    components: {
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: "portal_access" } },
      schemas: schemasOfDocument,
    },
  };
  return `${JSON.stringify(document, null, 1)}\n`;
}

function scalar(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" or ");
  if (schema.$ref) return schema.$ref.split("/").at(-1) ?? "";
  if (schema.format === "binary") return "bytes";
  return typeof schema.type === "string" ? schema.type : (schema.type?.join(" or ") ?? "any");
}

/** A schema in a few words: `{list: [{id, title}], total}`. */
function describe(schema: JsonSchema, deep = true): string {
  if (schema.anyOf) return [...new Set(schema.anyOf.map((part) => describe(part, deep)))].join(" or ");
  if (schema.type === "array") return `[${schema.items ? describe(schema.items, deep) : ""}]`;
  if (schema.properties) {
    const fields = Object.entries(schema.properties).map(([name, part]) => {
      const nested = deep && (part.properties ?? part.items?.properties) ? `: ${describe(part)}` : "";
      return `${name}${nested}`;
    });
    return fields.length > 0 ? `{${fields.join(", ")}}` : "nothing";
  }
  if (typeof schema.additionalProperties === "object")
    return `{text: ${describe(schema.additionalProperties)}}`;
  return scalar(schema);
}

function payload(name: CallName): string {
  const { properties = {}, required = [] } = jsonSchema(calls[name].in, "input");
  const fields = Object.keys(properties).map((field) => `${field}${required.includes(field) ? "" : "?"}`);
  return fields.join(", ") || "—";
}

function answer(name: CallName): string {
  const words = describe(jsonSchema(calls[name].out, "output"));
  return words === "null" ? "—" : words;
}

const cell = (text: string) => text.replaceAll("|", "\\|");
const code = (text: string) => (text === "—" ? text : `\`${text}\``);

/** What the browser asks for by an address, without a call: where the address is made. */
const ADDRESSED: Readonly<Partial<Record<CallName, string>>> = {
  showThumbnail: "an image, by `subapps/drive/client/drive.ts`",
  themeStyles: "a style sheet, by `theme/themes.ts`",
};

/** How a call is made: by an endpoint of RTK Query, by the wrapper beside the store, or by the browser itself. */
const wayOf = (name: CallName, { endpoints }: Callers): string =>
  name in ADDRESSED ? "browser" : endpoints.has(name) ? "endpoint" : "wrapper";

/** Who makes a call; throws for one that has no caller, which would be no part of the contract. */
function madeBy(name: CallName, callers: Callers): string {
  const words = callers.of(name).map(code).join("<br>") || ADDRESSED[name];
  if (words === undefined) throw new Error(`No file makes the call ${name}. Call it, or remove its row.`);
  return words;
}

function row(name: CallName, callers: Callers): string {
  const spec = specOf(name);
  const cells = [
    `**${name}**<br>${calls[name].summary}`,
    `${spec.method} ${code(spec.path)}`,
    code(payload(name)),
    code(answer(name)),
    wayOf(name, callers),
    madeBy(name, callers),
  ];
  return `| ${cells.map(cell).join(" | ")} |`;
}

const SERVICES: Readonly<Record<keyof typeof services, string>> = {
  uaa: "Accounts (`uaa`)",
  base: "Desktop (`base`)",
  storage: "Files (`storage`)",
  front: "Documents beside the pages (`front`)",
};

/** The contract as a page for people. */
export function markdown(callers: Callers): string {
  const sections = SERVICE_NAMES.flatMap((service) => {
    const own = names.filter((name) => name in services[service]);
    return [
      `## ${SERVICES[service]}`,
      "",
      "| Call | Method and path | Payload | Answer | By | Called by |",
      "|---|---|---|---|---|---|",
      ...own.map((name) => row(name, callers)),
      "",
    ];
  });
  return [
    "# The contract",
    "",
    "<!-- Generated by `npm run contract` from contract/ and the client's source. Do not edit. -->",
    "",
    `${names.length} calls between the portal and an education platform. Most answers are an envelope,`,
    "`{status, message, code, data, fieldErrors}`; *Answer* shows its `data`. An envelope's status 200 is success, and",
    "the HTTP status is 200 except for 413 and 429. `?` marks what may be left out. Calls that change something",
    "demand the device header (`X-Device-Type: app|h5|pc`). A machine-readable form is [openapi.json](openapi.json).",
    "",
    "Each call is asked for by its name, with the types of its row ([how](requests.md#making-a-call)), and goes through the one",
    "wrapper. *By* says whether an endpoint of RTK Query does that, the wrapper without the store, or the browser, which is given an",
    "address. *Called by* names the files of the portal and its sub-applications that do so.",
    "",
    ...sections,
  ].join("\n");
}

/** A generated document and where it belongs. */
export interface GeneratedDocument {
  readonly file: string;
  readonly text: string;
}

/** Both documents as they should be now. */
export const contractDocuments = (callers: Callers): readonly GeneratedDocument[] => [
  { file: "docs/contract.md", text: markdown(callers) },
  { file: "docs/openapi.json", text: openApi() },
];

/** The documents on disk that differ from what they should be. */
export function staleDocuments(root: string, documents: readonly GeneratedDocument[]): string[] {
  const current = (file: string): string | null => {
    try {
      return readFileSync(path.join(root, file), "utf8");
    } catch {
      return null;
    }
  };
  return documents.filter(({ file, text }) => current(file) !== text).map(({ file }) => file);
}
