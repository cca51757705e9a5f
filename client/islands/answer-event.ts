/** Event of the window once islands answer presses (ssg/document/first-press). */
export const ISLANDS_ANSWER = 'islands-answer'
