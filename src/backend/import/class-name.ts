/** The name of the class of matches that name none. */
export const NO_CLASS = 'Cup'
