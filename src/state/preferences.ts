import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { Language } from "../core/language/languages";
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
    /** What the platform keeps for the person, as another device may have chosen it. */
    themeRestored: (state, action: PayloadAction<string>) => ({ ...state, theme: action.payload }),
    schemeChosen: (state, action: PayloadAction<Scheme>) => ({
      ...state,
      scheme: action.payload,
      themeAsked: null,
    }),
    layoutChosen: (state, action: PayloadAction<string>) => ({ ...state, layout: action.payload }),
    menuLockChosen: (state, action: PayloadAction<boolean>) => ({ ...state, menuLocked: action.payload }),
    /** What this device keeps for the person who has come. */
    personalRestored: (state, action: PayloadAction<PersonalPreferences>) => ({
      ...state,
      ...action.payload,
    }),
    /** What another tab has kept; it is worn here and not kept once more. */
    preferencesHeard: (state, action: PayloadAction<DevicePreferences & PersonalPreferences>) => ({
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
  personalRestored,
  preferencesHeard,
} = preferencesSlice.actions;
