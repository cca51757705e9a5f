/** Whether the visitor points with a mouse or trackpad; styles ask the same with .needs-mouse. */
export const hasMouse = () => matchMedia('(hover: hover) and (pointer: fine)').matches
