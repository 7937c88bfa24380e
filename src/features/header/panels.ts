// One chunk for all that hangs below the header, fetched when a pointer or the focus comes near.
export { AppearancePanel } from "./appearance/AppearancePanel";
export { AppsPanel } from "./AppsPanel";
export { PersonPanel, preparePersonMenu } from "./person/PersonPanel";
