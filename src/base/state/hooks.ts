import { useDispatch, useSelector } from "react-redux";
import type { AppDispatch, RootState } from "./types";

/** The store's dispatch, which knows our thunks. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();

/** Reads from the store's state. */
export const useAppSelector = useSelector.withTypes<RootState>();
