/** Stands in for pictures and style sheets that webpack would turn into addresses. */
export default "";
