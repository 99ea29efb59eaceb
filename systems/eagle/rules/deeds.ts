/**
 * What happens when something is done. Whoever plays an action, and not only asks what is legal, imports this: in the
 * page what happens comes later than what may be done. Everywhere else all of it is there from the start, and nothing
 * stands here.
 */
export {}
