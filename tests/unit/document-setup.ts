import '@testing-library/jest-dom/vitest'

export { cleanup } from '@testing-library/react'
