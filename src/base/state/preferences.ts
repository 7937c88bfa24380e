import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { Language } from "../core/language/languages";
import { withRecent } from "../core/apps/arrange";
import { NOT_ARRANGED, type Arrangement } from "../core/apps/arrangement";
import type {
  DevicePreferences,
  PersonalPreferences,
  Preferences,
  Scheme,
} from "../core/preferences/preferences";

const initialState: Preferences = {
  language: "zh-CN",
  theme: null,
  scheme: "system",
  themeAsked: null,
  layout: null,
  menuLocked: true,
  arrangement: NOT_ARRANGED,
  recentApps: [],
};

/** How the person likes the portal; the listeners keep what is chosen here and show every change. */
export const preferencesSlice = createSlice({
  name: "preferences",
  initialState,
  reducers: {
    languageChosen: (state, action: PayloadAction<Language>) => ({ ...state, language: action.payload }),
    themeChosen: (state, action: PayloadAction<string>) => ({
      ...state,
      theme: action.payload,
      themeAsked: null,
    }),
    /** What the platform stores for the person, as another device may have chosen it; null where neither they nor the unit have a theme. */
    themeRestored: (state, action: PayloadAction<string | null>) =>
      state.theme === action.payload ? state : { ...state, theme: action.payload },
    schemeChosen: (state, action: PayloadAction<Scheme>) => ({
      ...state,
      scheme: action.payload,
      themeAsked: null,
    }),
    layoutChosen: (state, action: PayloadAction<string>) => ({ ...state, layout: action.payload }),
    menuLockChosen: (state, action: PayloadAction<boolean>) => ({ ...state, menuLocked: action.payload }),
    /** The person has pinned, hidden, moved or unfolded something [MORE-01]. */
    appsArranged: (state, action: PayloadAction<Arrangement>) => ({ ...state, arrangement: action.payload }),
    appOpened: (state, action: PayloadAction<string>) => ({
      ...state,
      recentApps: withRecent(state.recentApps, action.payload),
    }),
    /** What this device keeps for the person who has come. */
    personalRestored: (state, action: PayloadAction<PersonalPreferences>) => ({
      ...state,
      ...action.payload,
    }),
    /** What another tab has kept, or the address asked for; it is active here and not stored once more. */
    preferencesHeard: (
      state,
      action: PayloadAction<
        DevicePreferences & PersonalPreferences & Partial<Pick<Preferences, "themeAsked">>
      >,
    ) => ({
      ...state,
      ...action.payload,
    }),
  },
});

export const {
  languageChosen,
  themeChosen,
  themeRestored,
  schemeChosen,
  layoutChosen,
  menuLockChosen,
  appsArranged,
  appOpened,
  personalRestored,
  preferencesHeard,
} = preferencesSlice.actions;
