import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { User } from "../core/wire/user";

/** Who is signed in. */
export interface SessionState {
  /**
   * Nothing known yet, asked and no person there, a person signed in, on the way to the login page, or signed out on a page
   * that stays because the login page cannot be fetched.
   */
  readonly status: "unknown" | "checked" | "loggedIn" | "redirected" | "stayed";
  readonly user: User | null;
}

const initialState: SessionState = { status: "unknown", user: null };

/** The session's slice; its actions are what happened, not what to do. */
export const sessionSlice = createSlice({
  name: "session",
  initialState,
  reducers: {
    signedIn: (_state, action: PayloadAction<User>): SessionState => ({
      status: "loggedIn",
      user: action.payload,
    }),
    signedOut: (): SessionState => ({ status: "checked", user: null }),
    leftForLogin: (state): SessionState => ({ ...state, status: "redirected" }),
    stayed: (): SessionState => ({ status: "stayed", user: null }),
  },
});

export const { signedIn, signedOut, leftForLogin, stayed } = sessionSlice.actions;
