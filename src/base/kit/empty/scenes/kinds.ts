import type { ReactElement } from "react";

/** What a drawing is of: nothing here, a failure, no network, no such place, a first visit. */
export const SCENE_KINDS = ["empty", "error", "offline", "lost", "first"] as const;
/** A drawing by name. */
export type SceneKind = (typeof SCENE_KINDS)[number];
/** The drawings of a look, each on a sheet of 240 by 150. */
export type Scenes = Readonly<Record<SceneKind, ReactElement>>;
