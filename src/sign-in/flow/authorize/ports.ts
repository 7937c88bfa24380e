import type { AskingClient, ClientLook } from "../../core/authorize/askingClient";
import type { Authorization } from "../../core/authorize/authorization";
import type { AuthorizeRequest } from "../../core/authorize/authorizeRequest";
import type { Credentials } from "../../../base/core/session/credentials";
import type { LoginProblem } from "../../../base/core/session/loginOutcome";
import type { Text } from "../../../base/core/wire/text";
import type { AuthorizingPerson } from "./step";

/** The world of the authorize page. A call that rejects counts as one that did not arrive. */
export interface AuthorizePorts {
  /** Who is signed in, null where no person is; or why that is not known. */
  readonly whoIsHere: () => Promise<
    { readonly person: AuthorizingPerson | null } | { readonly failed: Text }
  >;
  /** Who asks. */
  readonly look: (request: AuthorizeRequest) => Promise<ClientLook>;
  /** Has the platform make its code for the person with this id. */
  readonly allow: (request: AuthorizeRequest, userId: string) => Promise<Authorization>;
  /** Where a refusal is told to the application, or null to stay. */
  readonly denialAddress: (request: AuthorizeRequest, client: AskingClient) => Promise<string | null>;
  /** Signs in without leaving the page; why that did not work, or null. */
  readonly signIn: (credentials: Credentials) => Promise<LoginProblem | null>;
  /** Signs out; why that did not work, or null. */
  readonly signOut: () => Promise<Text | null>;
  /** Leaves for an address; Back leads to where the person came from, not here again. */
  readonly go: (address: string) => void;
}
